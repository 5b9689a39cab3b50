import { Navigate, Route, Routes } from 'react-router'
import { paths } from '../app/paths.ts'
import { screens } from './routes.ts'

const {
  auctions,
  bidders,
  campaigns,
  clerk,
  dataProcessing,
  houseCampaigns,
  importAuctions,
  inventory,
  legal,
  lots,
  profile,
  registrations,
  security,
  settings,
  sync,
  notFound,
} = screens

/** The view that the address names. */
export const Views = () => (
  <Routes>
    <Route index element={<Navigate to={paths.bidders} replace />} />
    <Route path="auctions/import" element={<importAuctions.Component />} />
    <Route path="auctions/campaigns" element={<houseCampaigns.Component />} />
    <Route path="auctions/:id?" element={<auctions.Component />} />
    <Route path="auctions/:id/edit" element={<auctions.Component />} />
    <Route path="auctions/:id/lots/:lotId?" element={<lots.Component />} />
    <Route path="auctions/:id/bidders" element={<registrations.Component />} />
    <Route path="auctions/:id/campaigns/:campaignId?" element={<campaigns.Component />} />
    <Route path="auctions/:id/platform" element={<sync.Component />} />
    <Route path="auctions/:id/clerk" element={<clerk.Component />} />
    <Route path="bidders/:id?/:tab?" element={<bidders.Component />} />
    <Route path="inventory/:id?" element={<inventory.Component />} />
    <Route path="legal/:id?/:view?" element={<legal.Component />} />
    <Route path="data-processing/:tab?/:id?" element={<dataProcessing.Component />} />
    <Route path="profile/:action?" element={<profile.Component />} />
    <Route path="security/*" element={<security.Component />} />
    <Route path="settings/*" element={<settings.Component />} />
    <Route path="*" element={<notFound.Component />} />
  </Routes>
)
