import type { readDuplicateSettings as endpoint } from '@auctionwiz/contracts/duplicate-settings'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { settingsOf } from './duplicate-settings.ts'

export const readDuplicateSettings: UseCase<typeof endpoint> = (_input, { house }) => settingsOf(house)
