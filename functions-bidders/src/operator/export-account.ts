import { createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { auditRecord } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type ZipEntry, zipped } from '@auctionwiz/platform/core/spreadsheets/zip'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { accountDocumentId, accountRecord } from '@auctionwiz/records/accounts'
import { houseGroupRecord } from '@auctionwiz/records/house-groups'
import { houseRecord, readHouses } from '@auctionwiz/records/houses'
import { memberRecord } from '@auctionwiz/records/members'
import { networkSharingRecord } from '@auctionwiz/records/network-participation'
import { type ExportPlace, exportToFile } from './export-to-file.ts'

/** The file with what belongs to the account as a whole, beside one for each house. */
export const accountFile = 'account.zip'

export const houseFile = (auctionHouseId: string): string => `${auctionHouseId}.zip`

interface AccountSource {
  account: PartitionReader
  /** What an export of one of its houses needs. */
  house(auctionHouseId: string): ExportPlace
  say(line: string): void
}

/**
 * Writes an account to a folder: `account.zip` with its settings, houses, people, groups and audit log, and an archive of each house.
 * @param folder undefined for a dry run: all is read and nothing is written
 * @returns bytes by the name of each file
 */
export const exportAccount = async ({ account, house, say }: AccountSource, folder: string | undefined): Promise<Map<string, number>> => {
  const sizes = new Map<string, number>()
  if (folder !== undefined) await mkdir(folder, { recursive: true })
  for (const { id, name } of await readHouses(account)) {
    sizes.set(houseFile(id), await exportToFile(house(id), folder && join(folder, houseFile(id))))
    say(`${houseFile(id)}: ${name}, ${sizes.get(houseFile(id))} bytes`)
  }
  // Last, so that its audit log names the exports of the houses.
  sizes.set(accountFile, await writeAccount(account, folder && join(folder, accountFile)))
  say(`${accountFile}: ${sizes.get(accountFile)} bytes`)
  return sizes
}

const writeAccount = async (account: PartitionReader, file: string | undefined): Promise<number> => {
  let bytes = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const piece of zipped(entriesOf(account), true)) {
      bytes += piece.byteLength
      yield piece
    }
  }
  if (file === undefined) for await (const _piece of counted());
  else {
    await pipeline(counted(), createWriteStream(`${file}.part`))
    await rename(`${file}.part`, file)
  }
  return bytes
}

async function* entriesOf(account: PartitionReader): AsyncGenerator<ZipEntry> {
  const { document } = await readerOf(accountRecord, account).read(accountDocumentId)
  yield { name: 'account.json', content: [`${JSON.stringify(withoutSecret(document), null, 2)}\n`] }
  yield { name: 'houses.jsonl', content: lines(readerOf(houseRecord, account).each()) }
  yield { name: 'members.jsonl', content: lines(readerOf(memberRecord, account).each()) }
  yield { name: 'groups.jsonl', content: lines(readerOf(houseGroupRecord, account).each()) }
  yield { name: 'sharing.jsonl', content: lines(readerOf(networkSharingRecord, account).each()) }
  yield { name: 'audit.jsonl', content: lines(readerOf(auditRecord, account).each()) }
}

type AccountDocument = ReturnType<typeof accountRecord.parse>

/** The code that proves the organization's domain opens nothing once it is hashed, and no other installation needs it. */
const withoutSecret = ({ organization, ...account }: AccountDocument): object => {
  if (!organization) return account
  const { domainCode: _code, ...rest } = organization
  return { ...account, organization: rest }
}

async function* lines(documents: AsyncIterable<{ document: StoredDocument }>): AsyncGenerator<string> {
  for await (const { document } of documents) yield `${JSON.stringify(document)}\n`
}
