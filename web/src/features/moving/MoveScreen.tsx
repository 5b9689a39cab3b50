import { presets } from '@auctionwiz/domain/imports/presets/find-preset'
import { ArrowLeft20Regular } from '@fluentui/react-icons/headless/svg/arrow-left'
import { useNavigate } from 'react-router'
import { listed, useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { Page, PageScroll, TitleRow } from '../../ui/Page.tsx'
import { StatusDot, type StatusTone } from '../../ui/StatusDot.tsx'
import { movingText as text } from './messages.ts'
import { isReady, type Step, type StepState, useSteps } from './use-steps.ts'

const tones: Record<StepState, StatusTone> = { done: 'good', check: 'working', open: 'pending', unknown: 'idle' }

/** Leads a house from its first file to its next sale: a list of what was read, and of what needs a look. */
const MoveScreen = () => {
  const navigate = useNavigate()
  const { number } = useFormat()
  const steps = useSteps()
  const done = steps.filter(({ state }) => state === 'done').length
  return (
    <Page>
      <TitleRow
        title={text.title}
        before={
          <Button look="subtle" icon={<ArrowLeft20Regular />} aria-label={text.back} onClick={() => void navigate(paths.dataProcessing)} />
        }
      />
      <PageScroll padded>
        <div className={look('stack', 'gapL', 'upTo960')}>
          <p>{text.intro({ systems: listed(presets.map(({ name }) => name)) })}</p>
          <p role="status" className={look('strong')}>
            {text.progress({ done: number(done), count: number(steps.length) })} {isReady(steps) && text.ready}
          </p>
          <ol className={look('lineAbove')} aria-label={text.steps}>
            {steps.map((step) => (
              <StepRow key={step.id} step={step} />
            ))}
          </ol>
        </div>
      </PageScroll>
    </Page>
  )
}

const StepRow = ({ step: { id, state, fact, to, failed, retry } }: { step: Step }) => (
  <li className={look('row', 'wrap', 'gapM', 'padRowM', 'lineBelow')}>
    <div className={look('stack', 'shrinks', 'gapXXS', 'phoneFullWidth')}>
      <h2 className={look('heading')}>{text[id].title}</h2>
      {failed ? (
        <p role="alert" className={look('row', 'wrap', 'gapS', 'problem')}>
          {text.failed}
          <Button small onClick={retry}>
            {text.again}
          </Button>
        </p>
      ) : (
        <p className={look('soft', 'breaks')}>{fact}</p>
      )}
    </div>
    <div className={look('row', 'between', 'gapM', 'entryWidth', 'upToFull', 'atEnd', 'phoneFullWidth')}>
      <StatusDot tone={tones[state]}>{text.states[state]}</StatusDot>
      <ButtonLink to={to}>{text[id].link}</ButtonLink>
    </div>
  </li>
)

export default MoveScreen
