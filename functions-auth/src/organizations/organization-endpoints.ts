import * as calls from '@auctionwiz/contracts/organizations'
import { type Route, serve } from '@auctionwiz/platform/core/mount'
import type { Deps } from '../deps.ts'
import { connectProvider } from './connect-provider.ts'
import { linkOrganization } from './link-organization.ts'
import { proveDomain } from './prove-domain.ts'
import type { ProviderVerifier } from './provider-token.ts'
import { readOrganization } from './read-organization.ts'
import { readProvider } from './read-provider.ts'
import { receiveProviderCode } from './receive-provider-code.ts'
import { sendDomainCode } from './send-domain-code.ts'
import { thenNotifyNetwork } from './then-notify-network.ts'
import { unlinkOrganization } from './unlink-organization.ts'
import { updateOrganization } from './update-organization.ts'

export const organizationEndpoints = (parts: Deps, verify: ProviderVerifier): Route[] => [
  serve(calls.readOrganization, readOrganization(parts)),
  serve(calls.linkOrganization, linkOrganization(parts, verify)),
  serve(calls.updateOrganization, updateOrganization(parts)),
  serve(calls.unlinkOrganization, thenNotifyNetwork<typeof calls.unlinkOrganization>(parts, unlinkOrganization(parts))),
  serve(calls.sendDomainCode, sendDomainCode(parts)),
  serve(calls.proveDomain, thenNotifyNetwork<typeof calls.proveDomain>(parts, proveDomain(parts))),
  serve(calls.readProvider, readProvider(parts)),
  serve(calls.connectProvider, connectProvider(parts, verify)),
  serve(calls.receiveProviderCode, receiveProviderCode),
]
