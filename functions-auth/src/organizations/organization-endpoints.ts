import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import * as calls from '@auctionwiz/contracts/organizations'
import type { AccountContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import type { Deps } from '../deps.ts'
import { connectProvider, readProvider, receiveProviderCode } from './connect-provider.ts'
import { proveDomain, sendDomainCode } from './domain-code.ts'
import { linkOrganization, unlinkOrganization } from './link-organization.ts'
import { readOrganization } from './organization.ts'
import type { ProviderVerifier } from './provider-token.ts'
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

/**
 * A use case that verifies an account by its domain, or ends that: the bidders service brings its houses and the network of scores up to date. A
 * notice that cannot be sent does not undo what was done; the nightly round makes up for it.
 */
const thenNotifyNetwork =
  <E extends Endpoint>({ network }: Pick<Deps, 'network'>, useCase: UseCase<E>): UseCase<E> =>
  async (input, context) => {
    const answer = await useCase(input, context)
    const { claims, log } = context as AccountContext
    await network.send({ accountId: claims.accountId }).catch((error: unknown) => {
      log.error('the network was not notified of the account', error, { accountId: claims.accountId })
    })
    return answer
  }
