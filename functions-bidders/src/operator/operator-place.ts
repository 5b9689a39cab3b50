import { containersFromSettings, requiredSecret } from '@auctionwiz/platform/azure/app-environment'
import { blobStore } from '@auctionwiz/platform/azure/blob-store'
import { cosmosStore } from '@auctionwiz/platform/azure/cosmos-store'
import { consoleLogger } from '@auctionwiz/platform/azure/functions-app'
import { nodeKeyedCrypto } from '@auctionwiz/platform/azure/keyed-crypto'
import { sha256 } from '@auctionwiz/platform/azure/sha256'
import { storageSettings } from '@auctionwiz/platform/azure/storage-settings'
import { checkedCrypto } from '@auctionwiz/platform/core/security/checked-crypto'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { notifier } from '@auctionwiz/records/notify'
import { emailLinks } from '../emails/email-links.ts'
import { houseFiles, personsIn } from '../house-archive/house-files.ts'
import type { HouseTarget } from '../house-archive/restore-house.ts'
import type { ExportPlace } from './export-to-file.ts'

/** Names in documents and archives are anybody's, and a terminal obeys control characters. */
export const plain = (text: string): string => text.replace(/\p{Cc}/gu, '\ufffd')

export const say = (text: string): void => console.info(plain(text))

/** The services that the settings name, for all commands of operators. */
export const operatorServices = () => {
  const containers = containersFromSettings()
  const store = cosmosStore(containers)
  const log = consoleLogger()
  const crypto = checkedCrypto({ store, log, crypto: nodeKeyedCrypto(requiredSecret('NETWORK_KEY')), setting: 'NETWORK_KEY' })
  return { containers, store, log, crypto, storage: storageSettings(process.env), now: () => new Date() }
}

export type OperatorServices = ReturnType<typeof operatorServices>

/** A house to export or to read an archive into. */
export const placeOf = (
  { store, storage, crypto, now }: OperatorServices,
  { accountId, auctionHouseId, operator }: { accountId: string; auctionHouseId: string; operator: string },
): HouseTarget & ExportPlace => ({
  accountId,
  auctionHouseId,
  operator,
  house: partitionOf(store, 'bidders', [accountId, auctionHouseId]),
  account: partitionOf(store, 'accounts', [accountId]),
  files: houseFiles((name) => blobStore(storage, name)),
  // Nobody is written to, so the links lead nowhere.
  links: emailLinks({ crypto, webOrigin: '', serviceUrl: '' }),
  person: personsIn(store),
  checksum: sha256,
  now,
  notify: notifier(store, now),
  onFile: (path, count) => say(`  ${path}: ${count}`),
})
