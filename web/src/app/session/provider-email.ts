/**
 * The email address in an identity provider's token, shown to the user and copied for support; undefined without one. It decides
 * nothing: only the service checks the token.
 */
export function emailIn(idToken: string): string | undefined {
  try {
    const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0))
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as { email?: unknown; preferred_username?: unknown }
    return [claims.email, claims.preferred_username].find((claim) => typeof claim === 'string')
  } catch {
    // An unreadable token: the diagnostics then say that the address is unknown.
    return undefined
  }
}
