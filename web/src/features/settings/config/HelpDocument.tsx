import { ArrowLeft20Regular } from '@fluentui/react-icons/headless/svg/arrow-left'
import useSWR from 'swr'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { configText } from './messages.ts'
import { PlainDocument } from './PlainDocument.tsx'

const text = configText.documents

const texts = {
  'environment-variables': () => import('../../../../../docs/environment-variables.md?raw'),
  authentication: () => import('../../../../../docs/authentication.md?raw'),
  'deployment-checklist': () => import('../../../../../docs/deployment-checklist.md?raw'),
}
type DocumentName = keyof typeof texts

export const documents = Object.keys(texts) as DocumentName[]

/** A help document in place of the tab, loaded when it is opened. */
export const HelpDocument = ({ name, onBack }: { name: DocumentName; onBack: () => void }) => {
  const { data, error, mutate } = useSWR(['document', name], async () => (await texts[name]()).default)
  return (
    <>
      <Button look="subtle" icon={<ArrowLeft20Regular />} onClick={onBack}>
        {text.back}
      </Button>
      {data !== undefined ? (
        <PlainDocument source={data} />
      ) : error === undefined ? (
        <SkeletonRows rows={6} columns={[200, 320]} />
      ) : (
        <ErrorState compact title={text.failed} error={error} onRetry={() => void mutate()} />
      )}
    </>
  )
}
