import type { IncomingForm } from '../http/context.ts'
import { createHandler, type Route } from '../http/create-handler.ts'
import type { OutgoingAnswer } from '../http/http.ts'
import type { Runtime } from '../http/runtime.ts'

/** A request as a test states it; at most one of `body` and `form`. */
export interface TestRequest {
  params?: Record<string, string>
  query?: string | Record<string, string>
  headers?: Record<string, string | undefined>
  body?: object
  form?: IncomingForm
}

export type Send = (name: string, request?: TestRequest) => Promise<OutgoingAnswer>

/**
 * Sends requests to the endpoints of an app by their names, through the whole request spine. It throws when an endpoint answers a failure that
 * its contract does not declare.
 */
export const requestSender = (served: readonly Route[], runtime: Runtime): Send => {
  const strict: Runtime = { ...runtime, strictContracts: true }
  return (name, { params = {}, query = '', headers = {}, body, form } = {}) => {
    const one = served.find(({ endpoint }) => endpoint.name === name)
    if (!one) throw new Error(`there is no endpoint ${name}`)
    const all = form ? { ...headers, 'content-type': form.contentType } : headers
    return createHandler(
      one,
      strict,
    )({
      params,
      query: new URLSearchParams(query),
      header: (header) => all[header],
      body: form?.body ?? (body ? new Blob([JSON.stringify(body)]).stream() : null),
    })
  }
}
