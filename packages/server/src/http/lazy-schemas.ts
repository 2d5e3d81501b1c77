/**
 * Compiles validators and serializers lazily, with the first request that needs them. Compiling all of them would take
 * most of a server's start-up time, and most are rarely used.
 */
import AjvCompiler from '@fastify/ajv-compiler'
import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'

/** Values that do not match the schema are refused, never converted. */
const STRICT = { coerceTypes: false, removeAdditional: false, useDefaults: false }

export const compileSchemasLazily = (app: FastifyInstance): void => {
  const validatorOf = AjvCompiler()({}, { customOptions: STRICT })
  app.setValidatorCompiler((part) => {
    let compiled: ReturnType<typeof validatorOf> | null = null
    const validate: ReturnType<FastifySchemaCompiler<unknown>> = (value: unknown) => {
      compiled ??= validatorOf(part)
      const isValid = compiled(value) === true
      // Where Fastify expects the validation errors.
      validate.errors = compiled.errors ?? null
      return isValid
    }
    return validate
  })
  const serializerOf = SerializerSelector()()
  app.setSerializerCompiler((route) => {
    let serialize: ReturnType<typeof serializerOf> | null = null
    return (value) => {
      serialize ??= serializerOf({ httpStatus: '', ...route })
      return serialize(value)
    }
  })
}
