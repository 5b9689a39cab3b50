import { readLegalCaseTotals } from '@auctionwiz/contracts/legal-cases'
import { PersonSwap20Regular } from '@fluentui/react-icons/headless/svg/person-swap'
import { Suspense, useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { useCan, usePermissionReason } from '../../app/permissions.ts'
import { AddButton } from '../../ui/AddButton.tsx'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { lazyDialog, lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { NoPermission } from '../../ui/NoPermission.tsx'
import { Dock, Page, TitleButton, TitleRow, ToolRow } from '../../ui/Page.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { casesTabs, useCasesAddress } from './case-address.ts'
import { caseText } from './case-messages.ts'
import { AllCases } from './list/AllCases.tsx'
import { CaseTools } from './list/CaseTools.tsx'
import { legalText } from './messages.ts'

const ActiveCases = lazyPart(() => import('./list/ActiveCases.tsx'))
const UnpaidWinners = lazyPart(() => import('../payments-due/UnpaidWinners.tsx'))
const CaseAnalytics = lazyPart(() => import('./list/CaseAnalytics.tsx'))
const CaseDialog = lazyDialog(() => import('./dialog/CaseDialog.tsx'))
const NameSubstitute = lazyDialog(() => import('./NameSubstitute.tsx'))
const FileCase = lazyDialog(() => import('./FileCase.tsx'))

/** The legal cases of the house. */
const LegalScreen = () => {
  if (useCan('legal:view')) return <Cases />
  return (
    <Page>
      <TitleRow title={caseText.title} />
      <NoPermission permission="legal:view" what={caseText.noun} />
    </Page>
  )
}

/** Three views of the cases, and one case in a dialog above them. */
const Cases = () => {
  const address = useCasesAddress()
  const { state, change, openId, view, filing, open, file, close } = address
  const { data: totals } = useQuery(readLegalCaseTotals, {})
  const format = useFormat()
  const phone = !useWide(641)
  const mayApprove = useCan('legal:approve')
  const [isNaming, setIsNaming] = useState(false)
  const mayFile = usePermissionReason('legal:create')
  const counts = { all: totals?.total, active: totals?.active, unpaid: undefined, analytics: undefined }
  const tools = (state.tab === 'all' || state.tab === 'active') && <CaseTools key={state.tab} state={state} change={change} phone={phone} />
  return (
    <Page>
      <TitleRow title={phone ? caseText.titleShort : caseText.title} count={totals && !phone ? format.number(totals.total) : undefined}>
        {mayApprove && (
          <TitleButton
            icon={<PersonSwap20Regular />}
            onPointerEnter={prefetchDialog}
            onFocus={prefetchDialog}
            onClick={() => setIsNaming(true)}
          >
            {caseText.substitute}
          </TitleButton>
        )}
        <AddButton reason={mayFile} onAdd={file}>
          {caseText.file}
        </AddButton>
      </TitleRow>
      <Tabs
        name="legal"
        label={caseText.screenTabs}
        selected={state.tab}
        onSelect={(tab) => change({ tab })}
        tabs={casesTabs.map((id) => {
          const count = counts[id]
          return { id, label: caseText.tabs[id], ...(count !== undefined && { count: format.number(count) }) }
        })}
      />
      {!phone && tools && <ToolRow>{tools}</ToolRow>}
      <div className={look('stack', 'fill', 'anchor', 'hugs')} role="tabpanel" id="legal-panel" aria-labelledby={`legal-tab-${state.tab}`}>
        <Suspense fallback={null}>
          {state.tab === 'all' ? (
            <AllCases address={address} phone={phone} />
          ) : state.tab === 'active' ? (
            <ActiveCases address={address} phone={phone} />
          ) : state.tab === 'unpaid' ? (
            <UnpaidWinners phone={phone} />
          ) : (
            <CaseAnalytics />
          )}
        </Suspense>
      </div>
      {phone && tools && <Dock>{tools}</Dock>}
      <Suspense fallback={null}>
        {openId !== undefined && <CaseDialog key={openId} id={openId} view={view} onView={(to) => open(openId, to)} onClose={close} />}
        {isNaming && <NameSubstitute onClose={() => setIsNaming(false)} />}
        {filing && (
          <FileCase
            onClose={close}
            onFiled={({ id, caseNumber }) => {
              close()
              toast({ text: legalText.filed({ number: caseNumber }), action: { label: legalText.view, onAction: () => open(id) } })
            }}
          />
        )}
      </Suspense>
    </Page>
  )
}

export default LegalScreen
