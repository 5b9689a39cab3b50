import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { listBidders } from '@auctionwiz/contracts/bidders'
import { deleteBidder } from '@auctionwiz/contracts/bidder-removal'
import { callTexts } from '@auctionwiz/contracts/call-texts'
import { type Client, type Credentials, createClient } from '@auctionwiz/contracts/client'
import type { App } from '@auctionwiz/contracts/endpoint'
import { createHouse, listHouses } from '@auctionwiz/contracts/houses'
import { createAccessToken, login } from '@auctionwiz/contracts/sign-in'
import { createUpload, readUploadStatus } from '@auctionwiz/contracts/uploads'

interface Check {
  addresses: Record<App, string>
  email: string
  password: string
}

/** A house that holds an upload cannot be deleted, so that later checks use the same one. */
const houseName = 'Deployment check'
const rows = 10
/** Milliseconds within which ten rows are imported, also by an app that starts for them. */
const patience = 180_000

/** Imports ten new bidders into the house of these checks, finds them, and deletes them. @returns how many were imported */
export const importIntoHouse = async ({ addresses, email, password }: Check): Promise<number> => {
  const clientOf = (credentials: Credentials): Client =>
    createClient({ texts: callTexts, address: (app) => addresses[app], credentials: () => credentials, send: fetch })
  const { data } = await clientOf({})(login, { body: { email, password } })
  const [account] = data.accounts
  if (data.challenge || !account) throw new Error(`${email} needs an account of its own and no second factor for this check.`)
  const enter = () =>
    clientOf({ sessionToken: data.sessionToken })(createAccessToken, { body: { userId: data.user.id, accountId: account.accountId } })
  const auctionHouseId = await houseOf(clientOf({ accessToken: (await enter()).accessToken }))
  // A token names the houses that its account had when it was made.
  const call = clientOf({ accessToken: (await enter()).accessToken, auctionHouseId })
  return imported(call)
}

const houseOf = async (call: Client): Promise<string> => {
  const { auctionHouses } = await call(listHouses, {})
  const found = auctionHouses.find(({ name }) => name === houseName)
  if (found) return found.id
  const made = await call(createHouse, { body: { name: houseName, businessName: houseName, street: '', city: 'None' } })
  return made.id
}

const imported = async (call: Client): Promise<number> => {
  const mark = randomUUID().slice(0, 8)
  const { uploadId } = await call(createUpload, { body: formOf(mark) })
  const until = Date.now() + patience
  for (;;) {
    const { status, results } = await call(readUploadStatus, { params: { id: uploadId } })
    if (status === 'error') throw new Error(`The import ${uploadId} failed.`)
    if (status === 'completed') {
      if (results.recordsImported !== rows) throw new Error(`The import ${uploadId} brought ${results.recordsImported} of ${rows} bidders.`)
      break
    }
    if (Date.now() > until) throw new Error(`The import ${uploadId} is still ${status}: its queue function does not run.`)
    await pause(1_000)
  }
  const { bidders } = await call(listBidders, { query: { search: `check${mark}` } })
  for (const { id } of bidders) await call(deleteBidder, { params: { id } })
  if (bidders.length !== rows) throw new Error(`${bidders.length} of ${rows} imported bidders were found by their name.`)
  return bidders.length
}

const formOf = (mark: string): FormData => {
  const lines = Array.from({ length: rows }, (_, row) => `Row${row},Check${mark},row${row}.${mark}@example.com`)
  const form = new FormData()
  form.set('name', `Deployment check ${mark}`)
  form.set('description', 'Ten bidders that the check deletes again')
  form.set('category', 'bidders')
  form.set('file_0', new Blob([['First Name,Last Name,Email', ...lines, ''].join('\n')]), 'check.csv')
  return form
}
