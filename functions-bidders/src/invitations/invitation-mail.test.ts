import type { Auction } from '@auctionwiz/contracts/auctions'
import type { InvitationDocument } from '@auctionwiz/records/bidder-invitations'
import { testHouse } from '@auctionwiz/records/testing/fixtures'
import { expect, it } from 'vitest'
import { emailHtml, emailText } from '../emails/email-page.ts'
import { invitationMail } from './invitation-mail.ts'

const stop = 'https://app.example/stop-emails#x'
const mailOf = (invitation: Partial<InvitationDocument>, auction: Partial<Auction>, name = 'Harcourt & Sons', address = {}) => {
  const start = { startDate: '2026-12-05T10:00:00Z', title: 'Clocks' } as Auction
  const document = { id: 'inv_1', bidderName: 'Ann Pascoe', ...invitation } as InvitationDocument
  const { letter } = invitationMail(document, { ...start, ...auction }, testHouse('h1', { name }), { email: 'ann@example.com', address })
  return { subject: letter.subject, text: emailText(letter, stop), html: emailHtml(letter, stop) }
}

it('quotes the name of the house and of the auction', () => {
  expect(mailOf({}, {}).text).toContain('“Harcourt & Sons” invites you to the auction “Clocks”.')
})

it('gives the start in the time of the house', () => {
  expect(mailOf({}, {}).text).toContain('Starts: Saturday, 5 Dec 2026, 10:00 GMT')
})

it('makes no link of what people typed', () => {
  const evil = 'Prize at https://evil.example/pay'
  const mail = mailOf({ bidderName: evil, message: `${evil}\nwww.evil.example` }, { title: `${evil}”\r\nBcc: x`, location: evil }, evil)
  for (const one of [mail.subject, mail.text, mail.html]) expect(one).not.toContain('evil.example')
  expect(mail.text.match(/\S+:\/\/\S+/g)).toEqual([stop])
  expect(mail.html.match(/<a [^>]*>/g)).toHaveLength(1)
  expect(mail.subject).toBe('Invitation: Prize at evil. example/pay Bcc: x')
  expect(mail.text).toContain('Prize at evil. example/pay\nwww. evil. example')
})

it('is no longer than a name may be', () => {
  const { subject } = mailOf({}, { title: 'Clocks '.repeat(40) })
  expect(subject.length).toBeLessThanOrEqual(140)
})

it.each([
  [
    { country: 'Germany' },
    ['Guten Tag Ann Pascoe,', '„Harcourt & Sons“ lädt Sie zur Auktion „Clocks“ ein.', 'Samstag, 5. Dez. 2026, 10:00', 'Keine E-Mails mehr'],
  ],
  [{ country: 'España' }, ['Hola, Ann Pascoe:', 'le invita a la subasta «Clocks»', 'Inicio: sábado', 'Dejar de recibir correos']],
  [{ country: 'France' }, ['Bonjour Ann Pascoe,', 'vous invite à la vente', 'Début : samedi', 'Ne plus recevoir']],
  [{ country: 'Switzerland' }, ['Dear Ann Pascoe,', 'Starts: Saturday', 'Stop emails from']],
])('writes to a bidder in %o in the language read there, else in that of the house', (address, parts) => {
  const { text } = mailOf({}, {}, 'Harcourt & Sons', address)
  for (const part of parts) expect(text).toContain(part)
})
