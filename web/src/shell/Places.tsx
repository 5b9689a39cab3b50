import { AccountBanner } from './AccountBanner.tsx'
import { OtherAccounts } from './OtherAccounts.tsx'

/** The account with its houses, and the user's other accounts. */
const Places = ({ onChoose }: { onChoose: () => void }) => (
  <>
    <AccountBanner onChoose={onChoose} />
    <OtherAccounts onChoose={onChoose} />
  </>
)

export default Places
