import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import { escapeHtml, page, pageHeaders } from '../page.ts'
import { type Person, subjectOf } from './staff.ts'

type Middleware = Parameters<Provider['use']>[0]

/** `GET /sign-in/{uid}` lists the staff, `POST` with `person=<subject>` signs that one in. `origins` are where the browser goes afterwards. */
export function signInPages(provider: Provider, staff: () => Person[], origins: string[]): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/sign-in/')) return next()
    const details = await provider.interactionDetails(ctx.req, ctx.res).catch((error: unknown) => {
      if (error instanceof errors.SessionNotFound) return undefined
      throw error
    })
    const refuse = (status: number, text: string) => {
      ctx.status = status
      ctx.set(pageHeaders())
      ctx.body = page('Sign in', `<h1>Sign in</h1><p>${escapeHtml(text)}</p>`)
    }
    if (!details) return refuse(400, 'This sign-in is no longer open. Go back to the app and start again.')
    if (ctx.method === 'GET') {
      // Browsers hold the redirect that follows a form against form-action too.
      ctx.set(pageHeaders(`form-action 'self' ${origins.join(' ')}`))
      ctx.body = page('Sign in', choice(staff(), String(details.params.login_hint ?? '')))
      return
    }
    if (ctx.method !== 'POST') return refuse(405, 'Only GET and POST are known here.')
    const chosen = new URLSearchParams(await readText(ctx.req)).get('person')
    const person = staff().find((one) => subjectOf(one) === chosen)
    if (!person) return refuse(400, 'That person is not on the staff list any more.')
    const result = { login: { accountId: subjectOf(person), amr: ['pwd'] }, select_account: {} }
    ctx.respond = false
    await provider.interactionFinished(ctx.req, ctx.res, result, { mergeWithLastSubmission: false })
  }
}

function choice(staff: Person[], hint: string): string {
  if (staff.length === 0)
    return '<h1>Sign in</h1><p>Nobody is on the staff list yet. It is filled when the demonstration accounts are seeded.</p>'
  // Whom the app asks for comes first, under the keyboard's focus.
  const sorted = staff.toSorted((a, b) => Number(b.email === hint) - Number(a.email === hint))
  const people = sorted.map(
    (person, i) =>
      `<li><button class="person" name="person" value="${escapeHtml(subjectOf(person))}"${i === 0 ? ' autofocus' : ''}><b>${escapeHtml(
        person.name,
      )}</b><span>${escapeHtml(person.email)}</span></button></li>`,
  )
  return `<h1>Sign in</h1><p>Choose who you are. On this machine no password is asked.</p><form method="post"><ul>${people.join('')}</ul></form>`
}

async function readText(request: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > 10_000) throw new errors.InvalidRequest('the form is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
