import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'registers',
  title: 'Mapas de registros',
  sections: [
    {
      id: 'describe',
      title: 'Describir una vez',
      blocks: [
        '**Mapa de registros** edita `<block>.regs.json`. De él salen el banco de registros en SystemVerilog, las cabeceras C, el modelo UVM, SVD, SystemRDL, IP-XACT y los documentos.',
        'Edite los campos en la tabla, arrástrelos en el dibujo de bits o pegue filas de una hoja de cálculo. Un número puede ser una expresión con los parámetros del mapa.',
        'Abajo, **Salidas** muestra cada vista mientras escribe, y **Cambios** dice qué rompe una edición para el software y para el hardware.',
      ],
    },
    {
      id: 'import-registers',
      title: 'Importar',
      blocks: [
        'Se leen SystemRDL, IP-XACT, reggen, SVD y hojas de cálculo. Lo que un formato no puede llevar se indica como pérdida.',
      ],
    },
  ],
};
