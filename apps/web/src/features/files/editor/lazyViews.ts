import { lazy } from 'react';
import { loadMonaco } from './loadMonaco.ts';

export const EditableCode = lazy(() => loadMonaco().then(() => import('./EditableCode.tsx')));
export const DiffView = lazy(() => loadMonaco().then(() => import('./DiffView.tsx')));
export const TextView = lazy(() => loadMonaco().then(() => import('./TextView.tsx')));
export const AnnotatedView = lazy(() => loadMonaco().then(() => import('./AnnotatedView.tsx')));
export const EditView = lazy(() => loadMonaco().then(() => import('./EditView.tsx')));
export const LiveView = lazy(() => loadMonaco().then(() => import('./LiveView.tsx')));
export const SignalView = lazy(() => loadMonaco().then(() => import('./SignalView.tsx')));
