/**
 * Why an errand went wrong, for the log. What several ways to reach somebody said may hold their addresses: of those
 * only the codes are told.
 */
const codeOf = (problem: unknown): string => {
  if (!(problem instanceof Error)) return 'unknown'
  if ('code' in problem) return String(problem.code)
  return 'statusCode' in problem ? String(problem.statusCode) : problem.name
}

export const whyFailed = (problem: unknown): string => {
  if (!(problem instanceof Error)) return String(problem)
  const parts = problem instanceof AggregateError ? ` (${problem.errors.map(codeOf).join(', ')})` : ''
  return `${problem.message}${parts}`
}
