/**
 * The address that an identity provider's token names, for the person to read and to copy for support; undefined where it names none. Nothing is
 * decided by it: only the service checks the token.
 */
export function emailIn(idToken: string): string | undefined {
  try {
    const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0))
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as { email?: unknown; preferred_username?: unknown }
    return [claims.email, claims.preferred_username].find((claim) => typeof claim === 'string')
  } catch {
    // Not a token that can be read: the diagnostics then say that the address is not known.
    return undefined
  }
}
