import { Suspense, lazy } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { getToken } from './api/token.ts';
import { Loading } from './Loading.tsx';

const LoginPage = lazy(() => import('./features/login/LoginPage.tsx'));
const Shell = lazy(() => import('./shell/Shell.tsx'));

function Private() {
  const { pathname, search, hash } = useLocation();
  if (getToken() !== null) return <Shell />;
  const redirect = encodeURIComponent(`${pathname}${search}${hash}`);
  return <Navigate to={`/login?redirect=${redirect}`} replace />;
}

function Public() {
  return getToken() === null ? <LoginPage /> : <Navigate to="/" replace />;
}

/** The sign-in page, and behind it the shell with every screen. */
export function Pages() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route path="/login" element={<Public />} />
        <Route path="/*" element={<Private />} />
      </Routes>
    </Suspense>
  );
}
