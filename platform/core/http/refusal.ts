import { type ErrorAnswer, errorText } from '@auctionwiz/contracts/errors'
import type { Language } from '@auctionwiz/contracts/identity'
import { Failure } from '../errors/failure.ts'
import { StoreError } from '../store/store.ts'
import type { OutgoingAnswer } from './http.ts'

export const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/** The answer to a call that failed: `{error: {code, message, details?, correlationId}}`. The message is in the language, the rest in none. */
export const refusal = (failure: Failure, correlationId: string, language: Language = 'en'): OutgoingAnswer => {
  const { code, details, retryAfter } = failure
  const message = language === 'en' ? failure.message : errorText(code, details, language)
  const answer: ErrorAnswer = { error: { code, message, ...(details && { details }), correlationId } }
  const headers: Record<string, string> = { ...jsonHeaders }
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter)
  if (failure.status === 401) headers['www-authenticate'] = 'Bearer'
  return { status: failure.status, headers, body: JSON.stringify(answer) }
}

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
