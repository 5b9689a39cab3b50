import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge'

// The identity provider redirects here; the answer goes to the sign-in screen that requested it. Without an answer the page redirects there.
broadcastResponseToMainFrame().catch(() => window.location.replace('/login'))
