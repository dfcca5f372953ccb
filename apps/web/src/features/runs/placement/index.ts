export { PlaceForm } from './PlaceForm.tsx';
export { placementResults } from './placementResults.tsx';
