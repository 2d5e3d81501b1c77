/**
 * Compiles what reads a request or writes an answer when it is first needed. All of them together take most of a
 * server's start, and most are for requests that are seldom made.
 */
import AjvCompiler from '@fastify/ajv-compiler'
import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'

/** Nothing is guessed: what does not fit the schema is refused as it is. */
const AS_IT_IS = { coerceTypes: false, removeAdditional: false, useDefaults: false }

export const compileSchemasLazily = (app: FastifyInstance): void => {
  const validatorOf = AjvCompiler()({}, { customOptions: AS_IT_IS })
  app.setValidatorCompiler((part) => {
    let compiled: ReturnType<typeof validatorOf> | null = null
    const validate: ReturnType<FastifySchemaCompiler<unknown>> = (given: unknown) => {
      compiled ??= validatorOf(part)
      const isValid = compiled(given) === true
      // Where Fastify expects the validation errors.
      validate.errors = compiled.errors ?? null
      return isValid
    }
    return validate
  })
  const serializerOf = SerializerSelector()()
  app.setSerializerCompiler((answer) => {
    let serialize: ReturnType<typeof serializerOf> | null = null
    return (given) => {
      serialize ??= serializerOf({ httpStatus: '', ...answer })
      return serialize(given)
    }
  })
}
