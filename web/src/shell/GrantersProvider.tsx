import { listGranters } from '@auctionwiz/contracts/access'
import type { ReactNode } from 'react'
import { useQuery } from '../app/calls/use-call.ts'
import { GrantersContext } from '../app/granters.ts'
import { useHouseInView } from '../app/house.ts'
import { useSignedIn } from '../app/session/session-context.ts'
import { useIdle } from '../ui/use-idle.ts'

/** Reads, once for all screens, who grants permissions in the current house. Reads nothing for the owner, who may do everything. */
export const GrantersProvider = ({ children }: { children: ReactNode }) => {
  const house = useHouseInView()
  const { access } = useSignedIn()
  const idle = useIdle()
  const { data } = useQuery(listGranters, idle && house && access.accountRole !== 'owner' ? {} : null)
  return <GrantersContext value={data?.granters ?? []}>{children}</GrantersContext>
}
