import { app } from '@azure/functions'

// An app of one function that does nothing: what every app on this host costs at least.
app.setup({ enableHttpStream: true })
app.http('health', { methods: ['GET'], route: 'health', authLevel: 'anonymous', handler: async () => ({ body: 'ok' }) })
