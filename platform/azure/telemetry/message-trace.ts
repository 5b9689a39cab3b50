import { traceParentNow } from './traced.ts'

const field = 'traceparent'

/** A message that says which work enqueued it. */
export const withTrace = (message: unknown): unknown => {
  const cause = traceParentNow()
  return cause === undefined || !isObject(message) ? message : { ...message, [field]: cause }
}

/** A message as its worker gets it, and which work enqueued it. */
export const readTrace = (delivered: unknown): { message: unknown; cause?: string } => {
  if (!isObject(delivered) || typeof delivered[field] !== 'string') return { message: delivered }
  const { [field]: cause, ...message } = delivered
  return { message, cause }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
