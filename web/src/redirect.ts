import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge'

// The identity provider answers here; the answer goes to the sign-in screen that asked. Opened without an answer, the page leads there.
broadcastResponseToMainFrame().catch(() => window.location.replace('/login'))
