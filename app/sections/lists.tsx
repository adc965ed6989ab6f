import type {
  EquipmentSection,
  ModulesSection,
  PackagesSection,
  PartnersSection,
  PeopleSection,
  ScheduleSection,
  StepsSection,
  StoriesSection,
} from "~/content/schema";
import { ButtonLink } from "~/ui/button";
import { classes } from "~/ui/classes";
import { evenColumns } from "~/ui/even-columns";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { Badge, DataSheet, Points, PriceLine } from "./data";
import { Frame, ItemHeading } from "./frame";

export function Modules({ section }: { section: ModulesSection }) {
  return (
    <Frame section={section}>
      <ol className="border-t border-line">
        {section.items.map((module, index) => (
          <li
            key={module.title}
            className="grid gap-x-10 gap-y-4 border-b border-line py-7 md:grid-cols-[3rem_minmax(0,4fr)_minmax(0,6fr)]"
          >
            <span aria-hidden="true" className="tabular text-lg font-semibold text-signal-deep [font-stretch:120%]">
              {String(index + 1).padStart(2, "0")}
            </span>
            <div>
              <ItemHeading className="title-3">{module.title}</ItemHeading>
              <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-[0.9375rem] font-medium">
                <span className="tabular">{module.duration}</span>
                {module.mode && <Badge>{module.mode}</Badge>}
              </p>
            </div>
            <div className="space-y-5">
              <Points items={module.topics} />
              {module.data && <DataSheet data={module.data} />}
            </div>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

export function Steps({ section }: { section: StepsSection }) {
  return (
    <Frame section={section} aside>
      <ol className="relative ml-3 border-l border-dashed border-signal/70">
        {section.items.map((step) => (
          <li key={step.name} className="relative pb-9 pl-8 last:pb-0">
            <span aria-hidden="true" className="absolute top-2 -left-[0.3125rem] size-2.5 rotate-45 bg-signal" />
            <p className="label mb-1 text-ash">{step.time}</p>
            <ItemHeading className="title-3">{step.name}</ItemHeading>
            <p className="mt-2 max-w-[58ch] text-steel">{step.description}</p>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

export function Packages({ section }: { section: PackagesSection }) {
  return (
    <Frame section={section}>
      <ul className={classes("grid gap-5", evenColumns(section.items.length, 3))}>
        {section.items.map((item) => (
          <li
            key={item.name}
            className={classes(
              "flex flex-col rounded-md border p-6 md:p-8",
              item.featured ? "on-dark border-carbon bg-carbon text-bone" : "border-line bg-white",
            )}
          >
            <ItemHeading className="title-3">{item.name}</ItemHeading>
            <p
              className={classes(
                "tabular mt-2 mb-6 text-lg font-medium",
                item.featured ? "text-signal" : "text-signal-deep",
              )}
            >
              {item.scope}
            </p>
            <PriceLine price={item.price} className="mb-6" />
            <Points items={item.features} className="mb-8" />
            <ButtonLink
              to={item.action.to}
              look={item.action.primary ? "primary" : "secondary"}
              className="mt-auto"
              aria-label={`${item.action.label}: ${item.name}`}
            >
              {item.action.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

export function EquipmentList({ section }: { section: EquipmentSection }) {
  // One picture among three machines would leave two holes.
  const even = section.items.every((item) => item.picture);
  return (
    <Frame section={section}>
      <ul className={classes("grid gap-x-8 gap-y-12", evenColumns(section.items.length, 4))}>
        {section.items.map((item) => (
          <li key={item.name} className="border-t border-line pt-5">
            {even && item.picture && (
              <Picture
                source={item.picture}
                sizes="(min-width: 1024px) 30vw, (min-width: 768px) 45vw, 92vw"
                className="mb-5 aspect-4/3 w-full rounded-md"
              />
            )}
            <ItemHeading className="title-3">{item.name}</ItemHeading>
            {item.description && <p className="mt-2 text-steel">{item.description}</p>}
            <PriceLine price={item.price} className="mt-3" />
            <DataSheet data={item.data} className="my-5" />
            <Points items={item.features} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}

export function People({ section }: { section: PeopleSection }) {
  return (
    <Frame section={section}>
      <ul className={classes("grid gap-x-8 gap-y-8", evenColumns(section.items.length, 4))}>
        {section.items.map((person) => (
          <li key={person.name} className="border-t border-line pt-4">
            <ItemHeading className="text-lg font-semibold">{person.role}</ItemHeading>
            <p className="mt-2 text-[0.9375rem] text-steel">{person.background}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

export function Stories({ section }: { section: StoriesSection }) {
  return (
    <Frame section={section} tone="dark">
      <ul className="grid gap-x-8 gap-y-10 lg:grid-cols-3">
        {section.items.map((story) => (
          <li key={story.name}>
            <figure className="flex h-full flex-col border-t border-white/20 pt-5">
              <p className="mb-4 flex gap-0.5 text-signal" role="img" aria-label={`Sample rating ${story.rating} of 5`}>
                {[1, 2, 3, 4, 5].map((star) => (
                  <Icon key={star} name="star" className={classes("size-4.5", star > story.rating && "opacity-30")} />
                ))}
              </p>
              <blockquote className="text-lg leading-relaxed">{story.text}</blockquote>
              <figcaption className="mt-auto pt-5 text-[0.9375rem] text-mist">
                <span className="font-semibold text-bone">{story.name}</span>, {story.role}, {story.company}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

export function Schedule({ section }: { section: ScheduleSection }) {
  return (
    <Frame section={section} aside>
      <ul className="divide-y divide-line border-y border-line">
        {section.items.map((item) => (
          <li
            key={`${item.when} ${item.what}`}
            className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[minmax(8rem,1fr)_3fr]"
          >
            <p className="tabular font-semibold">{item.when}</p>
            <div>
              <p className="font-medium">{item.what}</p>
              {item.description && <p className="mt-1 text-[0.9375rem] text-steel">{item.description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

export function Partners({ section }: { section: PartnersSection }) {
  return (
    <Frame section={section}>
      <ul className={classes("grid gap-x-8 gap-y-6", evenColumns(section.items.length, 4))}>
        {section.items.map((item) => (
          <li key={item.partner} className="border-t border-line pt-4">
            <p className="label text-ash">{item.type}</p>
            <ItemHeading className="mt-1 text-lg font-semibold">{item.partner}</ItemHeading>
            <p className="mt-1.5 text-[0.9375rem] text-steel">{item.description}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
