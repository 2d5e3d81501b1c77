/** One row for every moment, one number for every seat. */
export type Curve = readonly (readonly number[])[]
