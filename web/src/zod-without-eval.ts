import { config } from 'zod/mini'

// The content security policy forbids eval, which zod would use to compile its parsers. This is the app's first import.
config({ jitless: true })
