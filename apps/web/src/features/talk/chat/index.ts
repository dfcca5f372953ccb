export { Images } from './Images.tsx';
export { PeopleSelect } from './PeopleSelect.tsx';
export { TalkButton } from './TalkButton.tsx';
export { uploadFiles } from './uploadFiles.ts';
