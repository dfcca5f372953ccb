import { useDeptId } from '../../../session/index.ts';
import { Catalogue } from './Catalogue.tsx';
import './catalogue.css';

/** The files of the member's own tree of the selected project. */
export default function CataloguePanel() {
  const deptId = useDeptId();
  return <Catalogue key={deptId} deptId={deptId} />;
}
