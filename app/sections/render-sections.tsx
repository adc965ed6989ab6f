import { type ComponentType, lazy, Suspense, useState } from "react";
import type { Section } from "~/content/schema";
import { isAlive } from "~/layout/late-start";
import { Cards, ProgressList, Roles, Stats, Table } from "./figures";
import { InstrumentBand } from "./instrument";
import { EquipmentList, Modules, Packages, Partners, People, Schedule, Steps, Stories } from "./lists";
import { Views, WidePicture } from "./pictures";
import { TabSet } from "./tab-set";
import { CallToAction, Checklist, Faq, Prose, Rules } from "./text";

const Diagram = lazy(() => import("./diagram"));

/**
 * The drawings are the heaviest of the sections, and nothing in them can be pressed: one that came with the document
 * stays as the server drew it. Their code is loaded for one that a later page shows.
 */
function DrawnDiagram({ section }: { section: Of<"diagram"> }) {
  const [drawn] = useState(() => (isAlive() ? undefined : document.getElementById(`drawn-${section.id}`)?.innerHTML));
  const place = { id: `drawn-${section.id}`, suppressHydrationWarning: true };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, as the server rendered it
  if (drawn) return <div {...place} dangerouslySetInnerHTML={{ __html: drawn }} />;
  return (
    <div {...place}>
      <Suspense>
        <Diagram section={section} />
      </Suspense>
    </div>
  );
}

type Of<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;
type Components = { [Kind in Section["kind"]]: ComponentType<{ section: Of<Kind> }> };

/** Which component shows which kind of section. A kind without one does not compile. */
const components: Components = {
  prose: Prose,
  stats: Stats,
  cards: Cards,
  checklist: Checklist,
  modules: Modules,
  steps: Steps,
  packages: Packages,
  equipment: EquipmentList,
  table: Table,
  progress: ProgressList,
  roles: Roles,
  people: People,
  stories: Stories,
  schedule: Schedule,
  faq: Faq,
  rules: Rules,
  picture: WidePicture,
  views: Views,
  partners: Partners,
  diagram: DrawnDiagram,
  instrument: InstrumentBand,
  tabs: ({ section }) => <TabSet section={section} render={renderSection} />,
  "call-to-action": CallToAction,
};

/** One section of a page, whatever its kind. */
export function renderSection(section: Section) {
  const Component = components[section.kind] as ComponentType<{ section: Section }>;
  return <Component key={section.id} section={section} />;
}

export function Sections({ sections }: { sections: Section[] }) {
  return sections.map(renderSection);
}
