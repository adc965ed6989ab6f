import { type ComponentType, lazy, Suspense } from "react";
import type { Section } from "~/content/schema";
import { Cards, ProgressList, Roles, Stats, Table } from "./figures";
import { EquipmentList, Modules, Packages, Partners, People, Schedule, Steps, Stories } from "./lists";
import { TabSet } from "./tab-set";
import { CallToAction, Checklist, Faq, Prose, Rules, WidePicture } from "./text";

/** The drawings are the heaviest of the sections, and on few pages: their code is loaded where there is one. */
const Diagram = lazy(() => import("./diagram"));

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
  partners: Partners,
  diagram: ({ section }) => (
    <Suspense>
      <Diagram section={section} />
    </Suspense>
  ),
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
