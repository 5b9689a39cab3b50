/** Each component test starts with the page's own styles, as the app does. */
import '../src/zod-without-eval.ts'
import 'virtual:themes.css'
import '../src/app/theme/page.css'
import '../src/app/theme/base.css'
