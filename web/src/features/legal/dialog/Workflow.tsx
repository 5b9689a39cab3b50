import { type CaseStatus, caseStatuses } from '@auctionwiz/contracts/legal-case-parts'
import { setCaseAutomation } from '@auctionwiz/contracts/legal-case-workflow'
import type { LegalCase } from '@auctionwiz/contracts/legal-cases'
import { transitions } from '@auctionwiz/domain/legal-cases/transitions'
import { Suspense, useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Field } from '../../../ui/Field.tsx'
import { lazyDialog, lazyPart } from '../../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../../ui/look.ts'
import record from '../../../ui/Record.module.css'
import { Select } from '../../../ui/Select.tsx'
import { CaseStatusDot } from '../CaseMarks.tsx'
import { caseText } from '../case-messages.ts'
import { legalText } from '../messages.ts'
import { SettlementSteps } from './SettlementSteps.tsx'
import { useCaseChange } from './use-case-change.ts'
import { WhatNext } from './WhatNext.tsx'

const ChangeStatus = lazyDialog(() => import('./ChangeStatus.tsx'))
const AllRules = lazyPart(() => import('./AllRules.tsx'))

/** The status and where it can go, the settlement, and what automations do next. */
const Workflow = ({ legalCase }: { legalCase: LegalCase }) => (
  <>
    <section className={record.section}>
      <h3 className={look('belowM', 'heading')}>{legalText.status}</h3>
      <StatusControl legalCase={legalCase} />
    </section>
    <SettlementSteps legalCase={legalCase} />
    <section className={record.section}>
      <h3 className={look('belowM', 'heading')}>{caseText.automation}</h3>
      <AutomationSwitch legalCase={legalCase} />
      <WhatNext legalCase={legalCase} />
      <Disclosure label={caseText.allRules}>
        <Suspense fallback={null}>
          <AllRules currency={legalCase.claimAmount?.currency} />
        </Suspense>
      </Disclosure>
    </section>
  </>
)

/** Chooses the next status; the change asks for a reason. */
const StatusControl = ({ legalCase }: { legalCase: LegalCase }) => {
  const mayNot = usePermissionReason('legal:workflow')
  const [chosen, choose] = useState<CaseStatus>()
  const [asking, setAsking] = useState(false)
  const moves = transitions[legalCase.status]
  const to = moves.find((move) => move.to === chosen)?.to
  if (moves.length === 0) return <p className={look('noMargin')}>{caseText.isClosed}</p>
  return (
    <>
      <p className={look('row', 'gapS', 'noMargin')}>
        <CaseStatusDot status={legalCase.status} />
      </p>
      <div className={look('row', 'wrap', 'gapS', 'aboveM', 'end')} style={{ justifyContent: 'flex-start', alignItems: 'flex-end' }}>
        <Field label={caseText.newStatus}>
          <Select value={to ?? ''} onChange={({ target }) => choose(caseStatuses.find((status) => status === target.value))}>
            <option value="">{legalText.choose}</option>
            {moves.map((move) => (
              <option key={move.to} value={move.to}>
                {move.to}
              </option>
            ))}
          </Select>
        </Field>
        <Button look="primary" reason={mayNot ?? (to === undefined ? caseText.chooseStatus : undefined)} onClick={() => setAsking(true)}>
          {caseText.changeStatus}
        </Button>
      </div>
      {asking && to && (
        <Suspense fallback={null}>
          <ChangeStatus
            legalCase={legalCase}
            to={to}
            onClose={() => {
              setAsking(false)
              choose(undefined)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Pauses or enables the automations of this case. */
const AutomationSwitch = ({ legalCase: { id, automation, status, version } }: { legalCase: LegalCase }) => {
  const mayNot = usePermissionReason('legal:workflow')
  const call = useCall()
  const { run, busy } = useCaseChange()
  const { enabled, pausedBy } = automation
  const toggle = () => void run(() => call(setCaseAutomation, { params: { id }, body: { enabled: !enabled, version } }))
  return (
    <div className={look('row', 'wrap', 'between', 'gapS', 'belowM')}>
      <span>{enabled ? caseText.automationOn : caseText.automationPaused({ name: pausedBy ?? '' })}</span>
      <Button busy={busy} reason={mayNot ?? (status === 'CLOSED' ? caseText.isClosed : undefined)} onClick={toggle}>
        {enabled ? caseText.pause : caseText.enable}
      </Button>
    </div>
  )
}

export default Workflow
