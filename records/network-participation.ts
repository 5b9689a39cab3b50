import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

export const networkSharingRecord = record({
  type: 'network-sharing',
  formerTypes: ['networkSharing'],
  container: 'accounts',
  names: ['choice to share', 'choices to share'],
  about: 'Whether the account chose to share in the network of scores.',
  fields: () => ({
    sharing: z.boolean(),
    changedAt: z.optional(z.string()),
    /** The name of the user who chose it. */
    changedBy: z.optional(z.string()),
  }),
  personalData: { of: 'staff', exported: false, erasure: { kept: 'It says who decided that the account shares.' } },
})

export type SharingDocument = DocumentOf<typeof networkSharingRecord>

export const sharingId = 'network-sharing'

export const participationRecord = record({
  type: 'network-participation',
  formerTypes: ['networkParticipation'],
  container: 'accounts',
  names: ['participation in the network', 'participations in the network'],
  about: 'How the account took part in the network of scores when its houses were last compared with it.',
  fields: () => ({
    takesPart: z.boolean(),
    /** Accounts of one proven domain are one contributor, else the account is. */
    contributor: z.string(),
  }),
  personalData: 'none',
})

export type Participation = Pick<DocumentOf<typeof participationRecord>, 'takesPart' | 'contributor'>

export const participationId = 'network-participation'
