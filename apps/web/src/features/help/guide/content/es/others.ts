import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'others',
  title: 'Un diseño ajeno en diez minutos',
  sections: [
    {
      id: 'others-bring',
      title: 'Traerlo',
      blocks: [
        {
          steps: [
            'Su imagen arriba a la derecha, **Perfil**, **Mis proyectos**, **Crear un proyecto**: **Un repositorio público** pide solo su dirección, **Un repositorio git** también su nombre de usuario y su token. Su primer proyecto se abre en cuanto está clonado; **Trabajar aquí** lleva a otro.',
            'O empiece con **Un proyecto vacío**: **Catálogo** en el borde derecho admite una carpeta o un archivo comprimido con fuentes y bancos de pruebas. No hace falta lista de archivos.',
          ],
        },
        {
          picture: 'own-project',
          shows: 'El diálogo que crea un proyecto a partir de un repositorio público',
        },
      ],
    },
    {
      id: 'others-import',
      title: 'Hacer bloques de él',
      blocks: [
        {
          steps: [
            'En el **Lienzo de SoC** pulse **Importar bloques…** y **En el proyecto**; la carpeta es todo el proyecto hasta que elija una menor. Las fuentes se quedan donde están. De muchos, **Archivos que se leen** nombra los pocos que cuentan. Los archivos que no están en el proyecto se sueltan en **De este equipo**.',
            '**Leer** lista cada módulo: parámetros y puertos evaluados, interfaces de bus reconocidas; los bancos de pruebas y los módulos internos quedan sin marcar. Marque los que quiera colocar.',
            'Al añadirlos aparecen en la paleta, bajo **Importados**.',
          ],
        },
        { picture: 'own-import', shows: 'Los módulos leídos, con sus parámetros, puertos e interfaces' },
      ],
    },
    {
      id: 'others-soc',
      title: 'Ponerlo en un SoC',
      blocks: [
        {
          steps: [
            'Un lienzo nuevo empieza vacío, con un reloj y un reset, o con un ejemplo. Arrastre el bloque: una tarjeta muestra cómo se conectarían reloj, reset y bus, y qué queda. Pulse **Conectar**.',
            'Arrastre de pin a pin para lo demás; **Exportar los puertos abiertos al nivel superior** convierte en pines del SoC lo que queda de un bloque seleccionado. **Problemas** dice cuándo no queda nada abierto.',
            '**Generar** escribe el RTL, una lista de archivos y un banco de pruebas.',
          ],
        },
        {
          picture: 'own-canvas',
          shows: 'Un bloque arrastrado al lienzo: la tarjeta dice a qué se conectaría',
        },
      ],
    },
    {
      id: 'others-simulate',
      title: 'Simular con su banco',
      blocks: [
        {
          steps: [
            'Abra **Simulación**: cada módulo sin puertos de un archivo llamado `tb_…`, `…_tb` o similar, o que termina él mismo la simulación, se ofrece como banco de pruebas; los de igual nombre se distinguen por su archivo. Elija uno, e **Icarus** para Verilog antiguo, y pulse **Ejecutar**.',
            'Los módulos, paquetes y cabeceras que el banco necesita se buscan por su nombre; el paso **Sources found** dice dónde están. De varios archivos con el mismo nombre cuenta el más cercano; si dos están igual de cerca y difieren, la ejecución nombra ambos y pide una lista de archivos.',
            'El veredicto dice con qué línea del registro pasó el banco; si no dice nada, el resultado queda *sin conclusión*, nunca verde. La **Onda** se abre al lado.',
          ],
        },
        { picture: 'wave', shows: 'La ejecución junto a la onda que dejó' },
      ],
    },
    {
      id: 'others-synthesis',
      title: 'Sintetizar',
      blocks: [
        {
          steps: [
            'Abra **Síntesis** y elija el módulo superior: se ofrecen los bloques importados y los módulos que ningún otro usa. Pulse **Sintetizar**. El SystemVerilog que el Yosys instalado no lee va por sí solo a su versión WebAssembly.',
            'Siguen área, celdas y esquema, y **Analizar tiempos** lleva la netlist al análisis estático.',
          ],
        },
        { picture: 'area', shows: 'El área de un diseño por su jerarquía' },
      ],
    },
  ],
};
