"""People as a thermal camera sees them: no cloth, only where they are bare."""

import numpy as np

from people import garments
from people.pose import Person
from people.shell import body_part


def warm_person(kind, pose, surface, place, turn, thick=0.020):
    """A posed body, `thick` metres thicker where it is dressed; its attribute `bare` is 1 on face and hands.

    kind: of the body. pose: a function of the person. place: x, y in metres. turn: in radians.
    """
    person = Person(kind)
    pose(person)
    bare = person.share(*garments.SKULL, *garments.HANDS) > 0.5
    obj = body_part(person, person.posed(np.where(bare, 0.0, thick)), surface, name="person")
    skin = obj.data.attributes.new("bare", "FLOAT", "POINT")
    skin.data.foreach_set("value", bare[np.unique(person.base.faces)].astype(np.float32))
    obj.location, obj.rotation_euler = (*place, 0.03), (0, 0, turn)
    return obj
