import { type ErrorAnswer, type ErrorDetails, errorText, fieldProblemText } from '@auctionwiz/contracts/errors'
import type { Language } from '@auctionwiz/contracts/identity'
import { Failure } from '../errors/failure.ts'
import { StoreError } from '../store/store.ts'
import type { OutgoingAnswer } from './http.ts'

export const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/**
 * The answer to a call that failed: `{error: {code, message, details?, correlationId}}`. The message and the problems of fields are in the language,
 * the rest in none.
 */
export const refusal = (failure: Failure, correlationId: string, language: Language = 'en'): OutgoingAnswer => {
  const { code, details, retryAfter } = failure
  const message = language === 'en' ? failure.message : errorText(code, details, language)
  const answer: ErrorAnswer = { error: { code, message, ...(details && { details: inLanguage(details, language) }), correlationId } }
  const headers: Record<string, string> = { ...jsonHeaders }
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter)
  if (failure.status === 401) headers['www-authenticate'] = 'Bearer'
  return { status: failure.status, headers, body: JSON.stringify(answer) }
}

const inLanguage = (details: ErrorDetails, language: Language): ErrorDetails => {
  if (language === 'en' || typeof details.fields !== 'object') return details
  // Without a prototype a field may be called anything, `__proto__` too.
  const fields: Record<string, string> = Object.create(null)
  for (const [name, problem] of Object.entries(details.fields)) fields[name] = fieldProblemText(problem, language) ?? problem
  return { ...details, fields }
}

/** The problems of fields that no catalogue has. Readers of other languages would see them in English. */
export const untranslatedProblems = ({ details }: Failure): string[] =>
  typeof details?.fields === 'object'
    ? Object.values(details.fields).filter((problem) => fieldProblemText(problem, 'de') === undefined)
    : []

/** The named failure of a thrown value; `internal` for an unexpected one. */
export const asFailure = (error: unknown): Failure => {
  if (error instanceof Failure) return error
  if (!(error instanceof StoreError)) return new Failure('internal')
  // What was removed in the middle of a change has changed too.
  if (error.reason === 'stale' || error.reason === 'missing') return new Failure('stale_version')
  if (error.reason === 'exists') return new Failure('already_exists')
  if (error.reason === 'busy') return new Failure('busy', { seconds: Math.max(1, Math.ceil(error.retryAfterMs / 1000)) })
  return new Failure('internal')
}
