import type { ComponentType } from "react";
import type { Section } from "~/content/schema";
import { CallToAction } from "./kinds/call-to-action";
import { Cards } from "./kinds/cards";
import { Checklist } from "./kinds/checklist";
import { Compare } from "./kinds/compare";
import { DrawnDiagram } from "./kinds/diagram";
import { LabelledDrawing } from "./kinds/drawing";
import { EquipmentList } from "./kinds/equipment";
import { Faq } from "./kinds/faq";
import { InstrumentBand } from "./kinds/instrument";
import { Modules } from "./kinds/modules";
import { Packages } from "./kinds/packages";
import { Partners } from "./kinds/partners";
import { People } from "./kinds/people";
import { WidePicture } from "./kinds/picture";
import { ProgressList } from "./kinds/progress";
import { Prose } from "./kinds/prose";
import { Roles } from "./kinds/roles";
import { Rules } from "./kinds/rules";
import { Schedule } from "./kinds/schedule";
import { Stats } from "./kinds/stats";
import { Steps } from "./kinds/steps";
import { Stories } from "./kinds/stories";
import { Table } from "./kinds/table";
import { TabSet } from "./kinds/tabs";
import { Turn } from "./kinds/turn";
import { Views } from "./kinds/views";

type Of<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;
type Components = { [Kind in Section["kind"]]: ComponentType<{ section: Of<Kind> }> };

/** The component of each kind of section. A kind without one does not compile. */
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
  turn: Turn,
  compare: Compare,
  partners: Partners,
  diagram: DrawnDiagram,
  drawing: LabelledDrawing,
  instrument: InstrumentBand,
  tabs: ({ section }) => <TabSet section={section} render={renderSection} />,
  "call-to-action": CallToAction,
};

function renderSection(section: Section) {
  const Component = components[section.kind] as ComponentType<{ section: Section }>;
  return <Component key={section.id} section={section} />;
}

export function Sections({ sections }: { sections: Section[] }) {
  return sections.map(renderSection);
}
