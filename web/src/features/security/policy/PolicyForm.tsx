import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState, errorMessage } from '../../../ui/ErrorState.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { LeaveQuestion } from '../../../ui/LeaveQuestion.tsx'
import { PageScroll } from '../../../ui/Page.tsx'
import { ScreenActions } from '../../../ui/ScreenPlaces.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { securityText } from '../messages.ts'
import styles from './Policy.module.css'
import type { PolicyFields } from './policy-draft.ts'
import { RemoteRules } from './RemoteRules.tsx'
import type { PolicyEditor } from './use-policy.ts'

const text = securityText.policy

/** The frame of the tabs that edit the account's rules: loading, saving, failures, and what others saved meanwhile. */
export const PolicyForm = ({ editor, children }: { editor: PolicyEditor; children: (fields: PolicyFields) => ReactNode }) => {
  const { fields, loading, loadError, reload, dirty, busy, error, foreign, save, revert } = editor
  return (
    <PageScroll padded>
      <ScreenActions>
        {dirty && <Button onClick={() => revert()}>{text.revert}</Button>}
        <Button type="submit" form="policy" look="primary" busy={busy} reason={dirty ? undefined : text.nothing}>
          {busy ? text.saving : text.save}
        </Button>
      </ScreenActions>
      <LeaveQuestion dirty={dirty} onDiscard={() => revert()} />
      {loading && <SkeletonRows rows={6} />}
      {loadError !== undefined && !fields && <ErrorState title={text.loadFailed} error={loadError} onRetry={reload} />}
      {fields && (
        <form
          id="policy"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (dirty) void save()
          }}
        >
          {error !== undefined && (
            <div className={styles.problem}>
              <ErrorSummary title={errorMessage(error)} errors={[]} />
            </div>
          )}
          {foreign && <RemoteRules rules={foreign} editor={editor} />}
          {children(fields)}
        </form>
      )}
    </PageScroll>
  )
}
