import { Navigate, Route, Routes } from 'react-router'
import { paths } from '../app/paths.ts'
import { screens } from './routes.ts'

/** The view that the address names. */
export const Views = () => (
  <Routes>
    <Route index element={<Navigate to={paths.bidders} replace />} />
    {Object.values(screens).flatMap(({ Component, paths: addresses }) =>
      addresses.map((path) => <Route key={path} path={path} element={<Component />} />),
    )}
  </Routes>
)
