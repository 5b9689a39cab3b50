/** What a call says when there is no answer of the service, or one from a proxy or gateway. */
export interface CallTexts {
  authUnreachable: string
  unreachable: string
  tooSlow: string
  authFailed: (values: FailedAnswer) => string
  downloadFailed: (values: FailedAnswer) => string
  failed: (values: FailedAnswer) => string
}

interface FailedAnswer {
  /** Such as `404 Not Found`. */
  status: string
  path: string
}

/** In English, as for a client that shows no other language. */
export const callTexts: CallTexts = {
  authUnreachable: 'Cannot connect to authentication service. Please contact support if this issue persists.',
  unreachable: 'Cannot connect to the service. Check your connection and try again.',
  tooSlow: 'The service did not respond in time. Check your connection and try again.',
  authFailed: ({ status, path }) => `Authentication failed: ${status} (${path})`,
  downloadFailed: ({ status }) => `Download failed: ${status}`,
  failed: ({ status }) => `API Error: ${status}`,
}
