import { readOrganization } from '@auctionwiz/contracts/organizations'
import { useQuery } from '../../app/calls/use-call.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageScroll } from '../../ui/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { ConfirmIdentity } from '../confirm/ConfirmIdentity.tsx'
import { LinkedOrganization } from './LinkedOrganization.tsx'
import { LinkOrganization } from './LinkOrganization.tsx'
import { organizationText as text } from './messages.ts'
import { OrganizationRules } from './OrganizationRules.tsx'
import { ProveDomain } from './ProveDomain.tsx'

/** Organization sign-in for the account's people; for the account owner. */
const OrganizationTab = () => {
  const { data, error, loading, reload } = useQuery(readOrganization, {})
  const organization = data?.organization
  return (
    <ConfirmIdentity>
      <PageScroll padded>
        {loading && <SkeletonRows rows={3} columns={[240, 320]} />}
        {error !== undefined && !data && <ErrorState title={text.loadFailed} error={error} onRetry={reload} />}
        {data && !organization && <LinkOrganization />}
        {organization && (
          <>
            <LinkedOrganization organization={organization} />
            {!organization.domainProven && <ProveDomain organization={organization} />}
            {organization.domainProven && <OrganizationRules key={organization.version} organization={organization} onReload={reload} />}
          </>
        )}
      </PageScroll>
    </ConfirmIdentity>
  )
}

export default OrganizationTab
