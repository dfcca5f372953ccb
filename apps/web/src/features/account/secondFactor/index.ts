export { CodeItem } from './CodeItem.tsx';
export { Enrolment } from './Enrolment.tsx';
export { RecoveryCodes } from './RecoveryCodes.tsx';
