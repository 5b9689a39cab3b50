import { listGranters } from '@auctionwiz/contracts/access'
import { permissions } from '@auctionwiz/contracts/permissions'
import type { ReactNode } from 'react'
import { useData } from './calls/use-call.ts'
import { GrantersContext } from './granters.ts'
import { useHouseInView } from './house.ts'
import { useHolds } from './permissions.ts'

/** Reads once for all screens whom to ask in the house in view; nothing for those who may do everything there. */
export const GrantersProvider = ({ children }: { children: ReactNode }) => {
  const house = useHouseInView()
  const lacksNothing = permissions.every(useHolds())
  const { data } = useData(listGranters, house && !lacksNothing ? {} : null)
  return <GrantersContext value={data?.granters ?? []}>{children}</GrantersContext>
}
