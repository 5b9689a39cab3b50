import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { createAccount, createHouse, listHouses } from '@auctionwiz/contracts/houses'
import { openArchive } from '@auctionwiz/functions-bidders/house-archive/read-archive'
import { sha256 } from '@auctionwiz/platform/azure/sha256'
import { findFreeOffset } from '../stack/ports.ts'
import { type Counts, differences, operate, signedIn, startDrillStack } from './drill-stack.ts'

export const moveSteps = [
  'start two stacks: the region of before, and the new one with its own keys and data',
  'export the account from the first with npm run account -- export',
  'in the second, its owner creates the account and its houses',
  'read each archive into its house with npm run house -- restore',
  'export the account from the second and compare the archives of each house',
  'delete the account from the first with npm run account -- delete',
]

const account = 'acc_harcourt'
const operator = ['--operator', 'Drill']
/** Belongs to no account in the demonstration data. */
const owner = 'noah.parr@harcourtvale.example'
const accountProgram = 'functions-bidders/src/operator/account.ts'
const houseProgram = 'functions-bidders/src/operator/main.ts'

/** Moves an account from one stack to another. @throws Error where the houses differ afterwards */
export const drillMove = async (folder: string, say: (line: string) => void): Promise<void> => {
  const [from, to] = ['old', 'new'].map((name) => join(folder, name)) as [string, string]
  const old = await startDrillStack({ dataDir: from, portOffset: await findFreeOffset() })
  try {
    const present = await startDrillStack({ dataDir: to, portOffset: await findFreeOffset() })
    try {
      say('1. Both stacks run.')
      const exported = join(folder, 'exported')
      operate(accountProgram, ['export', '--account', account, '--folder', exported, ...operator], from)
      const houses = await housesOf(old)
      say(`2. ${houses.length} houses are exported.`)
      const { session, enter } = await signedIn(present, owner)
      const [first, ...more] = houses.map(({ name }) => ({ name, businessName: name, city: 'New region' }))
      if (!first) throw new Error('The account has no house.')
      const made = await session(createAccount, { body: { name: 'Harcourt & Vale', type: 'group', house: first } })
      const accountId = made.account.id
      for (const house of more) await (await enter(accountId))(createHouse, { body: house })
      const { auctionHouses } = await (await enter(accountId))(listHouses, {})
      say('3. The account and its houses exist in the new region.')
      const again = join(folder, 'again')
      for (const { id, name } of houses) {
        const target = auctionHouses.find((house) => house.name === name)?.id ?? ''
        const place = ['--account', accountId, '--house', target]
        operate(houseProgram, ['restore', ...place, '--file', join(exported, `${id}.zip`), ...operator], to)
        operate(houseProgram, ['export', ...place, '--file', `${again}-${id}.zip`, ...operator], to)
      }
      say('4. Each archive is read back.')
      for (const { id, name } of houses) {
        const differing = differences(await countsOf(join(exported, `${id}.zip`)), await countsOf(`${again}-${id}.zip`))
        if (differing.length > 0) throw new Error(`${name} differs in the new region:\n${differing.join('\n')}`)
      }
      say('5. Each house has as many documents of each noun, and the same files.')
      operate(accountProgram, ['delete', '--account', account, '--ticket', 'drill', '--confirm', 'Harcourt & Vale', ...operator], from)
      say('6. The account is deleted in the region of before.')
    } finally {
      await present.stop()
    }
  } finally {
    await old.stop()
  }
}

const housesOf = async (stack: Awaited<ReturnType<typeof startDrillStack>>) => {
  const { enter } = await signedIn(stack, 'imogen.clarke@harcourtvale.example')
  return (await (await enter(account))(listHouses, {})).auctionHouses
}

/** People are invited, and events of the exports and the restore come on top. */
const differs = /^(members|records\/\w+\/audit)\.jsonl$/

const countsOf = async (file: string): Promise<Counts> => {
  const { manifest } = await openArchive(await openAsBlob(file), sha256)
  const kept = manifest.files.filter(({ path }) => !differs.test(path))
  return Object.fromEntries(kept.map(({ path, count = 1 }) => [path, count]))
}
