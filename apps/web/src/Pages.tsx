import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { getToken } from './api/token.ts';
import { Loading } from './Loading.tsx';
import { Shell } from './shell/loadShell.ts';

const LoginPage = lazy(() => import('./features/account/login/LoginPage.tsx'));
const RegisterPage = lazy(() => import('./features/account/register/RegisterPage.tsx'));
const ResetPasswordPage = lazy(() => import('./features/account/resetPassword/ResetPasswordPage.tsx'));
const GuidePage = lazy(() => import('./features/help/guide/GuidePage.tsx'));
const NotepadPage = lazy(() => import('./features/team/notepad/NotepadPage.tsx'));
const CaseListPage = lazy(() => import('./features/regression/share/CaseListPage.tsx'));

/** Without a token the sign-in page comes first, and leads back to the address. */
function Private({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  if (getToken() !== null) return children;
  const redirect = encodeURIComponent(`${pathname}${search}${hash}`);
  return <Navigate to={`/login?redirect=${redirect}`} replace />;
}

function Login() {
  return getToken() === null ? <LoginPage /> : <Navigate to="/" replace />;
}

/** The pages without a session, those that the bookmark panel frames, and the shell with every screen. */
export function Pages() {
  const inPrivate = (page: ReactNode) => <Private>{page}</Private>;
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route path="/login" element={<Login />} />
        <Route path="/register" element={<RegisterPage />} />
        <Route path="/resetPassword" element={<ResetPasswordPage />} />
        <Route path="/example/caseList" element={<CaseListPage />} />
        <Route path="/example/caseList/:id" element={<CaseListPage />} />
        <Route path="/guide" element={inPrivate(<GuidePage />)} />
        <Route path="/notepad" element={inPrivate(<NotepadPage />)} />
        <Route path="/*" element={inPrivate(<Shell />)} />
      </Routes>
    </Suspense>
  );
}
