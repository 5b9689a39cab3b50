/** Forms of keys that have no place in a repository. */
const forms: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN (?:RSA |EC |OPENSSH |PGP )?PRIVATE KEY/,
  'private JWK': /"kty"\s*:\s*"(?:EC|RSA|OKP)"[^}]{0,400}"d"\s*:\s*"[\w-]{20,}"/,
  'storage or database key': /(?:AccountKey|SharedAccessKey|accesskey)=[\w+/]{40,}={0,2}/i,
  'key of Azure': /(?<!sha512-)(?<![\w+/])[A-Za-z0-9+/]{86}==(?!=)/,
  'client secret': /\b[\w~.-]{3}8Q~[\w~.-]{31,34}\b/,
  'signed address': /[?&]sig=[\w%+/]{30,}/,
  'token of GitHub': /\bgh[pousr]_\w{36,}/,
  'token of npm': /\bnpm_\w{36}\b/,
  'key of AWS': /\bAKIA[0-9A-Z]{16}\b/,
  'bearer token': /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/,
}

/** Keys that everybody knows: those of the official emulators, in their documentation. */
const known = [
  'C2y6yDjf5/R+ob0N8A7Cgv30VRDJIWEHLM+4QDU5DE2nQ9nDuVTqobD4b8mGGyPMbIZnqyMsEcaGQy67XIw/Jw==',
  'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==',
]

/** What in a text looks like a key, by form and line; the key itself is not repeated. */
export const secretsIn = (text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const searched = known.reduce((rest, key) => rest.replaceAll(key, ''), line)
    return Object.entries(forms)
      .filter(([, form]) => form.test(searched))
      .map(([name]) => `line ${index + 1}: ${name}`)
  })
