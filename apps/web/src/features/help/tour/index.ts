export { SampleButton } from './SampleButton.tsx';
export { showTour } from './useTour.ts';
export { TourHost } from './TourHost.tsx';
