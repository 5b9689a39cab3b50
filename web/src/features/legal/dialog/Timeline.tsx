import { type CaseEvent, listCaseEvents } from '@auctionwiz/contracts/legal-case-workflow'
import type { LegalCase } from '@auctionwiz/contracts/legal-cases'
import { usePages } from '../../../app/calls/use-pages.ts'
import { type Format, useFormat } from '../../../app/format.ts'
import { phraseShown } from '../../../messages/field-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import record from '../../../ui/Record.module.css'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { caseText } from '../case-messages.ts'
import { momentShown } from './day-shown.ts'
import { eventWords } from './event-words.ts'
import { factWords } from './fact-words.ts'
import { Steps } from './Steps.tsx'
import { WhatNext } from './WhatNext.tsx'

/** What happens next in a case, and what happened. */
const Timeline = ({ legalCase }: { legalCase: LegalCase }) => (
  <>
    {legalCase.status !== 'CLOSED' && (
      <section className={record.section}>
        <h3 className={look('belowM', 'heading')}>{caseText.whatNext}</h3>
        <WhatNext legalCase={legalCase} />
      </section>
    )}
    <section className={record.section}>
      <h3 className={look('belowM', 'heading')}>{caseText.whatHappened}</h3>
      <Events id={legalCase.id} />
    </section>
  </>
)

const Events = ({ id }: { id: string }) => {
  const { data, error, reload, hasMore, loadMore, loadingMore } = usePages(listCaseEvents, { params: { id }, query: {} })
  const format = useFormat()
  if (data === undefined)
    return error === undefined ? (
      <SkeletonRows rows={6} columns={[80, 240]} />
    ) : (
      <ErrorState compact title={caseText.eventsFailed} error={error} onRetry={reload} />
    )
  return (
    <>
      <Steps label={caseText.whatHappened} steps={data.flatMap(({ events }) => events).map((event) => stepOf(event, format))} />
      {hasMore && (
        <Button busy={loadingMore} onClick={loadMore}>
          {caseText.more}
        </Button>
      )}
    </>
  )
}

const stepOf = (event: CaseEvent, format: Format) => {
  const { id, at, automated, by, rule, facts, reason } = event
  return {
    key: id,
    when: momentShown(at, format),
    what: eventWords(event, format),
    automated,
    ...(automated
      ? { why: [rule && caseText.rules[rule].why, ...(facts ? factWords(facts, format) : [])].filter(Boolean).join(' ') }
      : { said: reason ? caseText.said({ name: by, text: reasonShown(reason) }) : by }),
  }
}

/** What people wrote stays as it is; what an import or its undo wrote is shown in the reader's language. */
const reasonShown = (reason: string): string =>
  /^Imported from |^Refund imported from |^Import of .* undone$/.test(reason) ? phraseShown(reason) : reason

export default Timeline
