import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'memory-map',
  title: 'Mapa de memoria',
  sections: [
    {
      id: 'see',
      title: 'Quién ve qué, y dónde',
      blocks: [
        '**Mapa de memoria** dibuja el espacio de direcciones con una columna por gestor: **Legible** pliega lo libre, **A escala** da a cada byte el mismo sitio.',
        'Arrastre una región para moverla, su borde para cambiar el tamaño, o escriba su base en la tabla. Nada se puede soltar sobre otra región.',
        'Escriba una dirección o un nombre, como `0x8000_5010`, para saber quién responde allí.',
      ],
    },
    {
      id: 'map-outputs',
      title: 'Para el software',
      blocks: [
        '**Salidas** produce cabeceras, scripts de enlazado, árboles de dispositivos y documentos del mapa. Se pueden descargar o escribir en el proyecto.',
      ],
    },
  ],
};
