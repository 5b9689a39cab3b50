import { config } from 'zod/mini'

// The content security policy forbids eval; zod would try it to compile its parsers. First import of the app.
config({ jitless: true })
