export { GenerateHost } from './GenerateHost.tsx';
export { openGenerate } from './generationStore.ts';
